/** Announcements, as admins schedule them. */
import { adminAnnouncementsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  createAnnouncement,
  editAnnouncement,
  listAnnouncements,
  withdrawAnnouncement,
} from "./announcements.service.ts";

export const adminAnnouncementsRouter = router({
  list: implement(adminAnnouncementsCalls.list, listAnnouncements),
  create: implement(adminAnnouncementsCalls.create, createAnnouncement),
  edit: implement(adminAnnouncementsCalls.edit, editAnnouncement),
  withdraw: implement(adminAnnouncementsCalls.withdraw, withdrawAnnouncement),
});
