/** Texts of the clans page; loaded with it. */
export const enClans = {
  title: "Clans",
  lead: "There are no clans to join yet: these ten are samples of what the table will show. Until then two players stand together by a NAP.",
  failed: "The clans could not be loaded.",
  table: "Clans",
  columns: {
    rank: "Rank",
    avatar: "Avatar",
    name: "Name",
    leader: "Leader",
    power: "Power",
    members: "Members",
    active: "Active",
    pending: "Pending",
    tax: "Tax",
  },
  yes: "Yes",
  no: "No",
};
