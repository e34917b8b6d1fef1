import { expect, test } from "vitest";
import { describeDevice } from "./device-description.ts";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    "Firefox on Windows",
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [
    `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  [
    `${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 Edg/139.0`,
    "Edge on Windows",
  ],
  [
    `${MOZILLA} (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    `${MOZILLA} (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) CriOS/139.0 Mobile/15E148 Safari/604.1`,
    "Chrome on iPad",
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1.15`, "Safari on macOS"],
  ["curl/8.5.0", "Unknown device"],
  ["<script>alert(1)</script> (Windows)", "Unknown browser on Windows"],
  ["", "Unknown device"],
  [undefined, "Unknown device"],
  [`${"x".repeat(600)} Firefox/1`, "Unknown device"],
])("%s is %s", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
