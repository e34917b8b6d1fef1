/** Test program: runs the built-in database on `DATA_DIR` and waits to be killed. */
import { startEmbeddedPostgres } from "../embedded/start.ts";

const server = await startEmbeddedPostgres({
  dataDir: process.env.DATA_DIR ?? "",
  settings: { fsync: "off" },
});
process.stdout.write(JSON.stringify({ url: server.url, pid: server.pid() }));
setInterval(() => {}, 1000);
