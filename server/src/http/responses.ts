import { Failure } from '@cyberharbour/shared-api/contract';
import type { $ZodType } from 'zod/v4/core';

/** The response shapes of a call. What is not in them is not sent. */
export const responseShapes = <Status extends 200 | 201, Shape extends $ZodType>(status: Status, shape: Shape) =>
  ({ [status]: shape, '4xx': Failure, '5xx': Failure }) as Record<Status, Shape> & {
    '4xx': typeof Failure;
    '5xx': typeof Failure;
  };
