/** The built server, in a process and with a data folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPool, type Pool, runningEmbeddedPostgres } from "@emberlode/db";

const ROOT = resolve(import.meta.dirname, "../../..");
const ENTRY = join(ROOT, "apps/server/dist/main.js");
/** The file in a data folder that contains the running server's process id. */
export const PID_FILE = "server.pid";
const READY_MS = 30_000;
const STOP_MS = 10_000;

/** Below the range from which the system takes ports for outgoing connections. */
const PORTS = { from: 20_000, to: 32_000 };

/** A free port that no outgoing connection takes before the server listens on it. */
export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
  const probe = createServer();
  const isFree = await new Promise<boolean>((done) => {
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => done(true));
  });
  if (!isFree) return freePort();
  await new Promise((done) => probe.close(done));
  return port;
}

interface StartOptions {
  /** A free port by default. */
  port?: number;
  /** A new folder by default. */
  dataDir?: string;
  /** The database to use; by default, the server runs its own in the data folder. */
  databaseUrl?: string;
  /** Whether to create the demo players in a given database. */
  demo?: boolean;
}

export class BuiltServer {
  private child: ChildProcess | undefined;
  private output = "";
  private databasePool: Pool | undefined;

  private constructor(
    readonly url: string,
    private readonly port: number,
    readonly dataDir: string,
    private readonly databaseUrl: string | undefined,
    private readonly demo: boolean,
  ) {}

  static async start(options: StartOptions = {}): Promise<BuiltServer> {
    if (!existsSync(ENTRY)) throw new Error("The server is not built: run npm run build first.");
    const { port = await freePort() } = options;
    const { dataDir = await mkdtemp(join(tmpdir(), "emberlode-journey-")) } = options;
    const { databaseUrl, demo = false } = options;
    const url = `http://127.0.0.1:${port}`;
    const server = new BuiltServer(url, port, dataDir, databaseUrl, demo);
    await server.restart();
    return server;
  }

  /** Restarts the process after `kill`, with the same data and port. */
  async restart(): Promise<void> {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      HOST: "127.0.0.1",
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      NEIGHBORS: "0",
      WORKERS: "1",
      SIGNUPS_PER_HOUR: "100000",
      LOG_LEVEL: "warn",
      // Ignore the developer's own settings.
      ENV_FILE: "off",
      // Empty means unset.
      DATABASE_URL: this.databaseUrl ?? "",
      DEMO: this.demo ? "on" : "",
    };
    const child = spawn(process.execPath, [ENTRY], { cwd: ROOT, env, stdio: "pipe" });
    this.child = child;
    const appendOutput = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout.on("data", appendOutput);
    child.stderr.on("data", appendOutput);
    await mkdir(this.dataDir, { recursive: true });
    await writeFile(join(this.dataDir, PID_FILE), String(child.pid));
    const deadline = Date.now() + READY_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not get ready:\n${this.output}`);
      }
      await wait(20);
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** Ends the process but keeps its data. */
  async end(signal: "SIGKILL" | "SIGTERM" = "SIGTERM"): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    child.kill(signal);
    const killTimer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(killTimer);
    await rm(join(this.dataDir, PID_FILE), { force: true });
  }

  /** Kills the process as a power cut would: nothing is closed or flushed. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Ends the server and removes its data folder. */
  async stop(): Promise<void> {
    await this.databasePool?.close();
    // An embedded database has to shut down; a given one is the caller's.
    await this.end(this.databaseUrl === undefined ? "SIGTERM" : "SIGKILL");
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  /** A connection to the server's database, for changes that bypass the server. */
  pool(): Pool {
    const url = this.databaseUrl ?? runningEmbeddedPostgres(this.dataDir);
    if (url === null) throw new Error("The server has no database now.");
    this.databasePool ??= createPool({
      url,
      world: "world",
      reads: 1,
      applicationName: "journeys",
    });
    return this.databasePool;
  }

  /** Waits for a mail in the outbox that contains a text; returns the newest. */
  async mailWith(text: string): Promise<string> {
    const outbox = join(this.dataDir, "outbox");
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(50)) {
      const files = existsSync(outbox) ? (await readdir(outbox)).sort().reverse() : [];
      for (const file of files) {
        const mail = plainText(await readFile(join(outbox, file), "utf8"));
        if (mail.includes(text)) return mail;
      }
    }
    throw new Error(`No mail with "${text}" arrived.`);
  }
}

/** Decodes a quoted-printable mail. */
function plainText(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
