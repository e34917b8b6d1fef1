import { encode } from "uqr";

/** Modules of white around the code, which scanners need (ISO 18004). */
const QUIET_ZONE = 4;

/** The dark modules as one path: a rectangle per row and run. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join("");
}

/** A text as QR code: dark on white in every theme, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="staff-qr-code">
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={pathOf(data)} />
    </svg>
  );
}
