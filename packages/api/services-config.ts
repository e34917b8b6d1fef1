/** The settings of the game's services. */
import type { WorldLookAnswer } from "@emberlode/contract";
import type { EvidenceThresholds, SignUps } from "@emberlode/game";
import type { BackupSettings } from "./platform/backups/backups.ts";

/** Facts about the server for its operators. */
export interface ServerFacts {
  version: string;
  /** Null outside of a git checkout. */
  commit: string | null;
  /** The settings in force now. */
  settings(): WorldLookAnswer["settings"];
}

/** The settings of a deployment. */
export interface ServicesConfig {
  /** The public address of the game without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** The seed of the map, used at the very first start. */
  worldSeed: string;
  /** Folder of the mail outbox. */
  dataDir: string;
  /** `smtp://…`; null writes mail to the outbox. */
  smtpUrl: string | null;
  /** The `From` of mails. */
  mailFrom: string;
  /** Secret of at least 32 characters, shared by all processes of a world. */
  secret: string;
  /** New accounts and guests per address and hour; wider networks get a multiple. */
  signUpsPerHour: number;
  /** Who may join, unless an admin set it at run time; `open` by default. */
  signUps?: SignUps;
  /** Push services besides those of the usual browsers: hosts, `*.host`, or origins. */
  pushServices?: readonly string[];
  /** The automatic backups; none by default. */
  backups?: BackupSettings;
  /** Whether staff needs a second factor to use `/admin`; optional by default. */
  secondFactor?: "required" | "optional";
  /** Thresholds for evidence of second accounts; the defaults are in the rules. */
  evidence?: EvidenceThresholds;
  /** Shown to admins; nothing by default. */
  server?: ServerFacts;
  /** Length of a season in days; 0 for no end, the default. */
  seasonDays?: number;
  /** Failed logins per address in ten minutes, 10 by default. */
  loginFailuresPerAddress?: number;
}
