import { emailRule } from '@rivermark/contracts/forms';

/** What is wrong with the optional address; undefined when it is one, or is left out. */
export function emailFaultOf(email: string): string | undefined {
  if (email === '') return;
  const { success, error } = emailRule.safeParse(email);
  return success ? undefined : error.issues[0]?.message;
}
