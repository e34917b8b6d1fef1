import { useState } from "react";
import { DistinctInArmy, DistinctOnMaps, DistinctOutcomes } from "./distinct.tsx";
import { GalleryOfActions, GalleryOfPreviews } from "./gallery-of-actions.tsx";
import { GalleryOfLists } from "./gallery-of-lists.tsx";
import { SAMPLE_TEXTS } from "./samples.ts";

/** Everything that must be distinguishable without color, side by side. */
function DistinctPage() {
  return (
    <div className="distinct-page">
      <DistinctOnMaps />
      <DistinctInArmy />
      <DistinctOutcomes />
    </div>
  );
}

const LOOKS = ["dark", "light", "contrast"] as const;

const WANTED = new URLSearchParams(window.location.search);

function wantedLook(): string {
  return WANTED.get("look") ?? LOOKS[0];
}

/** Every shared component in its states, in each theme; for development only. */
export function GalleryPage() {
  const [look, setLook] = useState(wantedLook);
  document.documentElement.dataset.theme = look;
  return (
    <main className="mx-auto max-w-page bg-page px-pad py-6">
      <h1 className="text-xl">{SAMPLE_TEXTS.title}</h1>
      <p className="text-muted">{SAMPLE_TEXTS.lead}</p>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{SAMPLE_TEXTS.look}</legend>
        {LOOKS.map((name) => (
          <label key={name} className="btn">
            <input
              type="radio"
              name="look"
              checked={name === look}
              onChange={() => setLook(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {WANTED.has("distinct") ? (
        <DistinctPage />
      ) : (
        <>
          <GalleryOfLists />
          <GalleryOfPreviews />
          <GalleryOfActions />
        </>
      )}
    </main>
  );
}
