import { ListQuery, text } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';

/** Query parameters are text: `true` is yes, everything else is no. */
export const flag = z.optional(text().check(z.maxLength(10)));
export const isOn = (value: string | undefined) => value === 'true';

export const OwnableListQuery = z.extend(ListQuery, { mine: flag });
