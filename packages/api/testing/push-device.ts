/** A browser that decrypts push messages sent to it (RFC 8188, RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { SubscribePushInput } from "@emberlode/contract";

interface Device {
  subscription: SubscribePushInput;
  /** The payload of a message with one record. */
  read(body: Buffer): unknown;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, record size and length of the sender's key. */
const HEADER_BYTES = SALT_BYTES + 5;

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

export function newDevice(endpoint: string): Device {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return {
    subscription: { endpoint, keys },
    read(body) {
      const salt = body.subarray(0, SALT_BYTES);
      const end = HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1);
      const sender = body.subarray(HEADER_BYTES, end);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const secret = derive(own.computeSecret(sender), auth, about, 32);
      const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const text = Buffer.concat([
        decipher.update(body.subarray(end, -TAG_BYTES)),
        decipher.final(),
      ]);
      // The last record ends with a 2 and padding zeros.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString("utf8"));
    },
  };
}
