/** The server as players get it: the build, in a process of its own, with a data folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../../..");
const ENTRY = join(ROOT, "apps/server/dist/main.js");
const READY_MS = 30_000;
const STOP_MS = 10_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

export class BuiltServer {
  private child: ChildProcess | undefined;
  private output = "";

  private constructor(
    readonly url: string,
    private readonly port: number,
    readonly dataDir: string,
  ) {}

  static async start(): Promise<BuiltServer> {
    if (!existsSync(ENTRY)) throw new Error("The server is not built: run npm run build first.");
    const port = await freePort();
    const dataDir = await mkdtemp(join(tmpdir(), "emberlode-journey-"));
    const server = new BuiltServer(`http://127.0.0.1:${port}`, port, dataDir);
    await server.restart();
    return server;
  }

  /** Starts the process again after `kill`, on the same data and port. */
  async restart(): Promise<void> {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      HOST: "127.0.0.1",
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      NEIGHBOURS: "0",
      WORKERS: "1",
      SIGNUPS_PER_HOUR: "100000",
      LOG_LEVEL: "warn",
      // Empty means unset, whatever a .env file in the repository says.
      PUBLIC_URL: "",
      DATABASE_URL: "",
      SMTP_URL: "",
    };
    const child = spawn(process.execPath, [ENTRY], { cwd: ROOT, env, stdio: "pipe" });
    this.child = child;
    const keep = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const until = Date.now() + READY_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error(`The server did not get ready:\n${this.output}`);
      }
      await wait(50);
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  private async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(late);
  }

  /** As a power cut would: nothing is closed, nothing is flushed. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Ends the server and removes its data. */
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  /** The newest mail in the outbox that holds a text; waits for it. */
  async mailWith(text: string): Promise<string> {
    const outbox = join(this.dataDir, "outbox");
    for (const until = Date.now() + 10_000; Date.now() < until; await wait(50)) {
      const files = existsSync(outbox) ? (await readdir(outbox)).sort().reverse() : [];
      for (const file of files) {
        const mail = plainText(await readFile(join(outbox, file), "utf8"));
        if (mail.includes(text)) return mail;
      }
    }
    throw new Error(`No mail with "${text}" came.`);
  }
}

/** Undoes the quoted-printable line ends and escapes of a mail. */
function plainText(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
