/** `any` for tables that hold procedures, offers or kinds of different games; each is typed where it is defined. */
export type Erased = any;
