/** Announcements, as pages show them and as admins schedule them. */
import { adminAnnouncementsCalls, worldCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  createAnnouncement,
  editAnnouncement,
  listAnnouncements,
  showBanners,
  withdrawAnnouncement,
} from "./announcements.service.ts";

export const bannersRouter = router({
  banners: implement(worldCalls.banners, showBanners),
});

export const adminAnnouncementsRouter = router({
  list: implement(adminAnnouncementsCalls.list, listAnnouncements),
  create: implement(adminAnnouncementsCalls.create, createAnnouncement),
  edit: implement(adminAnnouncementsCalls.edit, editAnnouncement),
  withdraw: implement(adminAnnouncementsCalls.withdraw, withdrawAnnouncement),
});
