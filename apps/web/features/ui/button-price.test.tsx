import { english } from "@emberlode/messages/testing/english";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ButtonPrice } from "./button-price.tsx";

const t = english.controls;

function textOf(have: { metal: number; energy: number }, count = 1): string {
  const price = { metal: 50, energy: 0 };
  const yieldPerDig = { metal: 10, energy: 10 };
  const { container } = render(
    <ButtonPrice price={price} have={have} count={count} yieldPerDig={yieldPerDig} />,
  );
  return container.textContent ?? "";
}

it("shows the amounts of a price, without those that are zero", () => {
  expect(textOf({ metal: 50, energy: 0 })).toBe(`50 ${t("price.resources.metal")} `);
});

it("says by how much the player is short, for all that are bought", () => {
  const amount = t("price.amount", { amount: "120", resource: t("price.resources.metal") });
  const short = t("price.short", { amounts: amount });
  expect(textOf({ metal: 30, energy: 0 }, 3)).toContain(
    `${short}${t("price.digs", { count: 12 })}`,
  );
});
