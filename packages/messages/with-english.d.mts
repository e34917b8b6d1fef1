/** Messages of a language, with the English one for each that it does not have yet. */
export declare function withEnglish(own: object, english: object): object;
