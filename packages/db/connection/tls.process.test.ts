import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../migrations/migrate.ts";
import { runSql } from "../testing/admin.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { certificate, startTlsServer, type TcpServer, withoutTls } from "../testing/tls-server.ts";
import { MisconfiguredError } from "./errors.ts";
import { createPool } from "./pool.ts";

const CA = encodeURIComponent(certificate("test-authority.crt"));
const OTHER_CA = encodeURIComponent(certificate("other-authority.crt"));
const CERT = encodeURIComponent(certificate("test-client.crt"));
const KEY = encodeURIComponent(certificate("test-client.key"));

let secure: Awaited<ReturnType<typeof startTlsServer>>;
let plain: TcpServer;
let database: TestDatabase;

beforeAll(async () => {
  secure = await startTlsServer();
  database = await createTestDatabase();
  plain = await withoutTls(database.url);
});
afterAll(async () => {
  await plain.close();
  await database.drop();
  await secure.close();
});

const OWN = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";

/** "tls" or "plain" as reported by the server for this connection, or the error. */
async function way(url: string): Promise<string> {
  const pool = createPool({ url, world: "nowhere", reads: 1 });
  try {
    const [row] = await pool.query<{ ssl: boolean }>(OWN);
    return row?.ssl ? "tls" : "plain";
  } catch (error) {
    if (error instanceof MisconfiguredError) return error.message;
    throw error;
  } finally {
    await pool.close();
  }
}

const toSecure = (query: string, user = "emberlode", host = "localhost") =>
  `postgres://${user}@${host}:${secure.port}/postgres${query}`;
const toPlain = (query: string) =>
  `postgres://emberlode@localhost:${plain.port}${new URL(database.url).pathname}${query}`;

describe("a Postgres with TLS", () => {
  test.each([
    ["", "tls"],
    ["?sslmode=disable", "plain"],
    ["?sslmode=allow", "plain"],
    ["?sslmode=prefer", "tls"],
    ["?sslmode=require", "tls"],
    ["?ssl=true", "tls"],
    [`?sslmode=verify-ca&sslrootcert=${CA}`, "tls"],
    [`?sslmode=verify-full&sslrootcert=${CA}`, "tls"],
  ])("%s", async (query, expected) => {
    expect(await way(toSecure(query))).toBe(expected);
  });

  test("under another host name: only verify-full refuses", async () => {
    const by = (query: string) => way(toSecure(query, "emberlode", "127.0.0.1"));
    expect(await by(`?sslmode=verify-ca&sslrootcert=${CA}`)).toBe("tls");
    const refusal = await by(`?sslmode=verify-full&sslrootcert=${CA}`);
    expect(refusal).toMatch(
      /^TLS with Postgres at 127\.0\.0\.1:\d+ failed \(sslmode=verify-full\)/,
    );
    expect(refusal).toContain("127.0.0.1");
  });

  test.each(["require", "verify-ca", "verify-full"])(
    "is refused with sslmode=%s if another CA signed its certificate",
    async (mode) => {
      expect(await way(toSecure(`?sslmode=${mode}&sslrootcert=${OTHER_CA}`))).toMatch(
        /^TLS with Postgres at localhost:\d+ failed/,
      );
    },
  );

  test("with a certificate unknown to Node is refused by verify-full", async () => {
    for (const query of ["?sslmode=verify-full", "?sslmode=verify-full&sslrootcert=system"]) {
      expect(await way(toSecure(query))).toMatch(/^TLS with Postgres at localhost:\d+ failed/);
    }
  });

  test("that accepts a role only with or without TLS: allow and prefer find the way, others do not", async () => {
    expect(await way(toSecure("?sslmode=allow", "tls_only"))).toBe("tls");
    expect(await way(toSecure("?sslmode=prefer", "plain_only"))).toBe("plain");
    await expect(way(toSecure("?sslmode=disable", "tls_only"))).rejects.toThrow("pg_hba.conf");
    await expect(way(toSecure("?sslmode=require", "plain_only"))).rejects.toThrow("pg_hba.conf");
  });

  test("that requires a client certificate", async () => {
    const mine = `?sslmode=verify-full&sslrootcert=${CA}&sslcert=${CERT}&sslkey=${KEY}`;
    expect(await way(toSecure(mine, "certified"))).toBe("tls");
    await expect(way(toSecure("?sslmode=require", "certified"))).rejects.toThrow("certificate");
  });

  test("with a missing certificate file", async () => {
    for (const mode of ["verify-full", "prefer"]) {
      expect(await way(toSecure(`?sslmode=${mode}&sslrootcert=/no/such/file`))).toBe(
        "The file of sslrootcert in DATABASE_URL, /no/such/file, cannot be read (ENOENT).",
      );
    }
  });
});

describe("a Postgres without TLS", () => {
  test.each(["", "?sslmode=disable", "?sslmode=allow", "?sslmode=prefer"])(
    "accepts connections with %s",
    async (query) => {
      expect(await way(toPlain(query))).toBe("plain");
    },
  );

  test.each([
    "?sslmode=require",
    "?ssl=true",
    `?sslmode=verify-ca&sslrootcert=${CA}`,
    `?sslmode=verify-full&sslrootcert=${CA}`,
  ])("is refused with %s, also by migrations", async (query) => {
    const complaint = /^Postgres at localhost:\d+ offers no TLS, which DATABASE_URL asks for/;
    expect(await way(toPlain(query))).toMatch(complaint);
    await expect(migrate(toPlain(query), "world")).rejects.toThrow(complaint);
  });
});

test("every kind of connection uses the requested TLS mode", async () => {
  await runSql(secure.url, "create database kinds");
  const url = toSecure(`?sslmode=verify-full&sslrootcert=${CA}`).replace("/postgres?", "/kinds?");
  expect((await migrate(url, "world")).length).toBeGreaterThan(0);
  const pool = createPool({ url, world: "world", reads: 2 });
  const notified = new Promise<void>((resolve) => {
    pool.listen({ onNotify: () => {}, onListening: resolve });
  });
  await notified;
  const [, , rows] = await Promise.all([
    pool.query("select pg_sleep(0.2)"),
    pool.commit("select pg_sleep(0.2)", []),
    pool.query<{ ssl: boolean; kind: string }>(
      `select s.ssl, a.query as kind from pg_stat_ssl s join pg_stat_activity a using (pid)
      where a.datname = 'kinds'`,
    ),
  ]);
  await pool.close();
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(rows.filter(({ ssl }) => !ssl)).toEqual([]);
});

test("refuses extra bytes after the answer to the TLS request", async () => {
  const server = createServer((socket) => socket.on("error", () => {}).end("SE: slipped in"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  expect(await way(`postgres://a@127.0.0.1:${port}/b?sslmode=require`)).toContain("offers no TLS");
  server.close();
});
