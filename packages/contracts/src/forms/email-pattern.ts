/**
 * The email address pattern of every form. In a file of its own so that one field can be checked
 * without loading the rules of whole forms. Stricter than RFC 5321 on purpose: a match needs no
 * quoting in a Reply-To header.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
export const emailMessage = 'Enter an email address in the form name@example.com';
