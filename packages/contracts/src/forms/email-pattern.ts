/**
 * An email address as every form takes it. Apart from the rules, so that one field can be checked without the code
 * that checks whole forms. Stricter than RFC 5321 on purpose: what passes can stand in a Reply-To header without
 * quoting.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
export const emailMessage = 'Enter an email address in the form name@example.com';
