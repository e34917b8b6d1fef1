import { memo, Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";

const t = await messages("shell");

const Logo = lazyComponent(async () => {
  const art = await import("@emberlode/art/logo.tsx");
  return { default: art.Logo };
});

/** The game's logo and name. */
export const Brand = memo(function Brand({ className = "" }: { className?: string }) {
  return (
    <p className={`brand on-art ${className}`}>
      <span className="size-11 flex-none">
        <Suspense>
          <Logo className="size-full" />
        </Suspense>
      </span>
      <span className="wordmark">{t("brand")}</span>
    </p>
  );
});
