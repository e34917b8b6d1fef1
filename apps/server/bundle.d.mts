/** Bundles main.ts into a file below this folder. */
export declare function bundle(outfile: string): Promise<void>;
