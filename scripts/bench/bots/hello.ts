/** Fastify's hello in a process of its own; answers its port. */
import { helloApp } from "@emberlode/server/testing/reference-apps.ts";

const url = await helloApp().listen({ host: "127.0.0.1", port: 0 });
process.send?.(url);
process.once("disconnect", () => process.exit(0));
