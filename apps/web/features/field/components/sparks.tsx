import type { Resource } from "@emberlode/game";
import type { CSSProperties } from "react";

const COUNT = 14;

/** Sparks thrown by one dig; pure decoration. */
export function Sparks({ resource }: { resource: Resource }) {
  const sparks = Array.from({ length: COUNT }, (_, i) => {
    const angle = (i / COUNT) * Math.PI - Math.PI;
    const reach = 70 + ((i * 47) % 90);
    const style: Record<string, string> = {
      "--dx": `${Math.round(Math.cos(angle) * reach)}px`,
      "--dy": `${Math.round(Math.sin(angle) * reach)}px`,
      "--wait": `${(i * 13) % 60}ms`,
    };
    return { name: `spark-${i}`, style: style as CSSProperties };
  });
  return (
    <div className={`sparks sparks-${resource}`} aria-hidden="true">
      {sparks.map(({ name, style }) => (
        <i key={name} style={style} />
      ))}
    </div>
  );
}
