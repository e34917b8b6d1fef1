import { Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";

const DeletionNotice = lazyComponent(() => import("./deletion-notice.tsx"));

/** Says among the panels that the account will be deleted, and offers to keep it. */
export function DeletionSlot({ deletesAt }: { deletesAt: string | null }) {
  return (
    <div role="status" className="keep-slot">
      {deletesAt !== null && (
        <Suspense>
          <DeletionNotice deletesAt={deletesAt} />
        </Suspense>
      )}
    </div>
  );
}
