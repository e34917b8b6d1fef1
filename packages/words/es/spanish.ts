/**
 * Spanish for readers of any country, in the tú form. One thing has one name, as in docs/glossary.md:
 * alert alerta · attack ataque · badge insignia · bank banco · base base · candle vela · cave cueva ·
 * codex códice · desk panel · dig excavar, excavación · effort esfuerzo · energy energía ·
 * exchange casa de cambio · factory fábrica · field casilla · fingerprint huella · forest bosque ·
 * garrison guarnición · guest invitado · hp PV · level nivel · log diario · loot botín · mine mina ·
 * mirage espejismo · morale moral · NAP pacto de no agresión (NAP) · part pieza · plot marca ·
 * power poder · raid asalto · rank puesto, ranks clasificación · research investigación ·
 * revenge revancha · roll tirada · seed semilla · shield escudo · slots plazas · stake apuesta ·
 * standing tamaño · step paso · strength fuerza · tech tecnología · tool herramienta · vein veta ·
 * wasteland páramo. Titles of panels share a narrow column: Investigar, Equipo, Piezas, Diario.
 */

/** The language of the files beside this one, by its name among languages (BCP 47). */
export const SPANISH = "es";

/** Made with the first list: the browser's tables of languages would hold up the first page. */
let list: Intl.ListFormat | null = null;

/** Several names in a sentence: Ana, Bo y Cy; `e` before an i. */
export function listed(names: readonly string[]): string {
  list ??= new Intl.ListFormat(SPANISH);
  return list.format(names);
}

/** An amount with its word: 1 mina, 3 minas. */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** The same where the amount is written already. */
export function written(amount: string, isOne: boolean, one: string, many = `${one}s`): string {
  return `${amount} ${isOne ? one : many}`;
}

/** Steps on the map in a direction: 3 pasos al norte. */
export function stepsTo(steps: number, direction: string): string {
  return `${counted(steps, "paso")} al ${direction}`;
}

const RESOURCES: Readonly<Record<string, string>> = { metal: "metal", energy: "energía" };

/** A resource in a sentence; some callers give its id, which is its name in English. */
export function resourceName(resource: string): string {
  return RESOURCES[resource] ?? resource;
}
