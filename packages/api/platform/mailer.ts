/** Sends mail by SMTP, or writes it to a folder if SMTP is not set up. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailText } from "@emberlode/messages";
import nodemailer from "nodemailer";
import { loggable } from "../errors.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import { within } from "./tasks/every.ts";

const TIMEOUT_MS = 5000;

export interface MailSettings {
  /** `smtp://…` or `smtps://…`; null writes mail to `DATA_DIR/outbox`. */
  smtpUrl: string | null;
  /** The `From` address. */
  from: string;
  dataDir: string;
  /** Timeout for a silent mail server, in milliseconds; 5,000 unless set here or in the URL. */
  timeoutMs?: number;
}

/** Sends in the background: callers neither wait nor see failures. */
export interface Mailer {
  /** Sends the mail returned by `compose`, or nothing for null. Failures are logged. */
  post(compose: () => Promise<Mail | null>): void;
  /** Resolves when everything posted so far was sent or given up. */
  settled(): Promise<void>;
  readonly counts: MailCounts;
  close(): void;
  /**
   * Waits this long (milliseconds) for pending mail, logs how many were not sent, and closes. A
   * slow mail server is never silent, so its own timeout does not end it.
   */
  end(withinMs: number): Promise<void>;
}

/** Counts of this process's mails. */
interface MailCounts {
  /** Accepted by the mail server, or written to the outbox. */
  readonly sent: number;
  readonly failed: number;
}

interface Mail extends MailText {
  to: string;
}

type Send = (mail: Mail) => Promise<void>;

function smtpSender({ from, timeoutMs = TIMEOUT_MS }: MailSettings, url: string) {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  const closedOff = { disableFileAccess: true, disableUrlAccess: true };
  const transport = nodemailer.createTransport({ url, ...timeouts, ...closedOff }, { from });
  const send: Send = async (mail) => {
    await transport.sendMail(mail);
  };
  return { send, close: () => transport.close() };
}

/** Writes each mail as an `.eml` file that mail programs can open. */
function outboxSender(settings: MailSettings, clock: Clock, log: Log): Send {
  const outbox = join(settings.dataDir, "outbox");
  const writer = nodemailer.createTransport(
    { streamTransport: true, buffer: true, newline: "unix" },
    { from: settings.from },
  );
  return async (mail) => {
    const { message } = await writer.sendMail({ ...mail, date: new Date(clock.now()) });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const file = join(outbox, `${clock.now()}-${crypto.randomUUID()}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file, subject: mail.subject }, "no SMTP_URL: mail written to the outbox");
  };
}

export function createMailer(settings: MailSettings, clock: Clock, log: Log): Mailer {
  const smtp = settings.smtpUrl === null ? null : smtpSender(settings, settings.smtpUrl);
  const send = smtp?.send ?? outboxSender(settings, clock, log);
  const pending = new Set<Promise<void>>();
  const counts = { sent: 0, failed: 0 };
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  const close = () => smtp?.close();
  return {
    counts,
    settled,
    close,
    post(compose) {
      const work = (async () => {
        try {
          const mail = await compose();
          if (mail === null) return;
          await send(mail);
          counts.sent += 1;
        } catch (err) {
          counts.failed += 1;
          log.error({ err: loggable(err) }, "mail could not be sent");
        }
      })();
      pending.add(work);
      void work.finally(() => pending.delete(work));
    },
    async end(withinMs) {
      await within(withinMs, settled());
      const unsent = pending.size;
      if (unsent > 0) log.warn({ unsent }, "mails were not sent before the server stopped");
      close();
    },
  };
}
