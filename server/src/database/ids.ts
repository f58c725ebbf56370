import { v7 } from 'uuid';

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ids sort by the time of their making, so a list by id is a list by age. */
export const newId = (at?: number) => (at === undefined ? v7() : v7({ msecs: at }));

/** Anything else cannot exist, and must not reach a query: PostgreSQL refuses some bytes loudly. */
export const isId = (value: string) => shape.test(value);
