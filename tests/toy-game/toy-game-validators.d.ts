/** Made where the toy game is built into a page: a worker may not make code out of a schema. */
export declare const validators: { readonly [format: string]: (value: unknown) => boolean };
