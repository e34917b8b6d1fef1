/** Texts of the inbox of alerts. */
export const enInbox = {
  kind: "Kind",
  kinds: { all: "All", admin: "Admin", event: "Event", attack: "Attack" },
  /** Where older ones are not fetched yet, there may be more. */
  kindCount: (name: string, count: number, more: boolean) => `${name} ${count}${more ? "+" : ""}`,
  unreadOnly: "Unread only",
  off: (names: string) => `Off under Settings, ALERTS: ${names}.`,
  noneShown: "None of these",
  noneShownNext: "Nothing that was fetched so far fits what you chose.",
  showAll: "Show all",
  bulk: "Selected alerts",
  selectAll: (count: number) => `Select all ${count}`,
  selected: (count: number) => (count === 0 ? "None selected" : `${count} selected`),
  select: (title: string) => `Select: ${title}`,
  markRead: "Mark read",
  markOpened: "Mark opened",
  nothingToMark: "All of them are marked so already.",
  marking: (done: number, all: number) => `Marking ${done} of ${all}…`,
  marked: (count: number) => (count === 1 ? "1 alert marked." : `${count} alerts marked.`),
  opened: "Opened",
};
