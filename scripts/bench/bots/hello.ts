/** A minimal Fastify server in a separate process; sends its address. */
import { helloApp } from "../hello-app.ts";

const url = await helloApp().listen({ host: "127.0.0.1", port: 0 });
process.send?.(url);
process.once("disconnect", () => process.exit(0));
