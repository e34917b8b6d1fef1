/**
 * SQL for the id of the account with this name, else the one that had it as a guest; null for neither.
 * @param name SQL for the name, in any case
 */
export const idOfName = (name: string): string => `(
  select id from accounts where username_lower = lower(${name}) or former_name_lower = lower(${name})
  order by username_lower = lower(${name}) desc limit 1
)`;
