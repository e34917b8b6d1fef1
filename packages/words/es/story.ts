/** The story of the frontier. */
import type { enStory } from "../en/story.ts";

export const esStory: typeof enStory = {
  title: "Lo que arde debajo",
  lead: "Cómo Emberlode fue hallado, perdido y dejado a quien excave.",
  chapters: [
    {
      title: "El filón",
      scene: "metal",
      text: [
        "Nadie lo buscaba. Una cuadrilla de topógrafos, a tres días de su mapa y sin agua, perforó un pozo y dio con un filón de mena gris acero que sonaba como una campana. Bajo la mena corría algo caliente. Cuando sacaron el taladro, la punta brillaba.",
        "Lo llamaron Emberlode, el filón de brasas: mena arriba, fuego abajo, nunca una lejos del otro. La mena hace muros, cañones y engranajes. La brasa los pone en marcha. Desde entonces, cada pelea en esta tierra ha sido por tener un poco de más de una y no lo bastante de la otra.",
      ],
    },
    {
      title: "La fiebre",
      scene: "factory",
      text: [
        "Al año había caminos. A los cinco había dos ciudades, un banco con muros más gruesos que sus promesas, un casino que te decía sus probabilidades y ganaba igual, y un mercado que no tenía nombre porque sus clientes tampoco lo tenían. Se alzaron naves de fábrica allí donde el suelo se quedaba quieto. Sus chimeneas fueron los únicos árboles que algunos niños conocieron.",
        "La Compañía, dueña de todo, trazó la frontera como un cuadrado, cincuenta casillas por cincuenta, y dobló sus bordes sobre el papel para que ninguna concesión quedara nunca en el límite. Camina al este lo suficiente y vuelves a casa por el oeste. Los topógrafos aún discuten si se equivocaba el mapa o si la tierra le dio la razón.",
      ],
    },
    {
      title: "El invierno callado",
      scene: "memorial",
      text: [
        "Entonces respondieron los pozos hondos. Quienes estaban arriba dicen que todos los respiraderos de la frontera exhalaron a la vez. Quienes estaban abajo están tallados en los memoriales. La gente todavía enciende allí una vela, y quienes la encienden salen de cuevas de las que otros no salen.",
        "En una semana la Compañía arrió su bandera. Dejó las naves en marcha, las bóvedas cerradas y los taladros donde se habían parado. Las minas se oxidaron en las cuevas. Las piezas de máquina quedaron a oscuras, a la espera de alguien con una lámpara y poco sentido del peligro.",
      ],
    },
    {
      title: "Quien excave",
      scene: "energy",
      text: [
        "Primero volvió el calor: vapor fino en las mañanas frías, una línea roja en la roca. Después llegaron los colonos, una tienda de campaña tras otra. Esta vez sin Compañía y sin bandera. Una concesión es una tienda de lona, un pico y una mirada terca; una concesión que dura se vuelve empalizada, torre, ciudadela que otros ven en el horizonte y a la que le cuentan las lámparas.",
        "Llegas al ocaso con mil de cada cosa en el carro. Nadie puede tocar tu tienda en tres días. El filón suena bajo tus botas. Excava.",
      ],
    },
  ],
};
