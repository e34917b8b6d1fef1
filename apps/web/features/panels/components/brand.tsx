import { memo, Suspense } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { lazyPart } from "../../../lib/load-part.ts";

const Logo = lazyPart(async () => {
  const art = await import("@emberlode/art/logo.tsx");
  return { default: art.Logo };
});

/** Mark and name of the game. */
export const Brand = memo(function Brand({ className = "" }: { className?: string }) {
  return (
    <p className={`brand on-art ${className}`}>
      <span className="size-11 flex-none">
        <Suspense>
          <Logo className="size-full" />
        </Suspense>
      </span>
      <span className="wordmark">{t.brand}</span>
    </p>
  );
});
