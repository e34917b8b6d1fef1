/**
 * Imported before everything else: zod would try out `new Function`, which the page's
 * Content-Security-Policy forbids and reports. Set on the global that zod reads when it first loads,
 * since importing zod here would add it to the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
