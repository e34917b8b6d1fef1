import { FIELDS, isSameCell } from "@emberlode/game";
import { enFinds } from "../../../lib/i18n/en-finds.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import type { Landmark } from "../find.ts";

/** Keeps what a map shows among the plots. */
export function useSavePlot({ x, y, type }: Landmark) {
  const utils = trpc.useUtils();
  const notice = useNotice();
  const { data } = trpc.plots.list.useQuery();
  const create = trpc.plots.create.useMutation({
    onSuccess({ plot }) {
      utils.plots.list.setData(undefined, (known) => known && { plots: [...known.plots, plot] });
      void utils.plots.list.invalidate();
      notice.done(enFinds.map.saved);
    },
    onError: (error) => notice.refused(error),
  });
  return {
    isSaved: data?.plots.some((plot) => isSameCell(plot, { x, y })) === true,
    isPending: create.isPending,
    save: () => create.mutate({ x, y, title: enFinds.map.plotTitle(FIELDS[type].title) }),
  };
}
