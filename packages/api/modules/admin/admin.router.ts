/** Calls for staff. */
import {
  adminCalls,
  adminNetworksCalls,
  adminPlayersCalls,
  adminWorldCalls,
} from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  applyNetworkAction,
  changeSignUps,
  previewNetwork,
  showAudit,
  showNetwork,
  showNetworks,
} from "./admin.service.ts";
import { findAccounts } from "./find-accounts.ts";
import { actAsStaff, previewAction } from "./player-actions.ts";
import { addNote, showLedger, showMessages, showPlayer, showSecrets } from "./player-file.ts";
import { search } from "./search.ts";
import {
  addSignUpBlock,
  previewBlock,
  removeBlock,
  showBlocks,
  showSignUps,
} from "./sign-up-blocks.ts";
import { lookAtWorld } from "./world-look.ts";

export const adminRouter = router({
  search: implement(adminCalls.search, search),
  findAccounts: implement(adminCalls.findAccounts, findAccounts),
  audit: implement(adminCalls.audit, showAudit),
});

export const adminPlayersRouter = router({
  get: implement(adminPlayersCalls.get, showPlayer),
  ledger: implement(adminPlayersCalls.ledger, showLedger),
  messages: implement(adminPlayersCalls.messages, showMessages),
  secrets: implement(adminPlayersCalls.secrets, showSecrets),
  addNote: implement(adminPlayersCalls.addNote, addNote),
  preview: implement(adminPlayersCalls.preview, previewAction),
  act: implement(adminPlayersCalls.act, actAsStaff),
});

export const adminNetworksRouter = router({
  get: implement(adminNetworksCalls.get, showNetwork),
  act: implement(adminNetworksCalls.act, applyNetworkAction),
  setSignups: implement(adminNetworksCalls.setSignups, changeSignUps),
  list: implement(adminNetworksCalls.list, showNetworks),
  preview: implement(adminNetworksCalls.preview, previewNetwork),
  signups: implement(adminNetworksCalls.signups, showSignUps),
  blocks: implement(adminNetworksCalls.blocks, showBlocks),
  previewBlock: implement(adminNetworksCalls.previewBlock, previewBlock),
  block: implement(adminNetworksCalls.block, addSignUpBlock),
  unblock: implement(adminNetworksCalls.unblock, removeBlock),
});

export const adminWorldRouter = router({
  look: implement(adminWorldCalls.look, lookAtWorld),
});
