/**
 * SQL for the id of the account that a name leads to: the one that is called so, else the one that was
 * called so as a guest; null for neither.
 * @param name SQL for the name, in any case
 */
export const idOfName = (name: string): string => `(
  select id from accounts where username_lower = lower(${name}) or former_name_lower = lower(${name})
  order by username_lower = lower(${name}) desc limit 1
)`;
