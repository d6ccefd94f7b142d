/** Generated where the toy game is built into a page: a worker may not compile code from a schema. */
export declare const validators: { readonly [format: string]: (value: unknown) => boolean };
