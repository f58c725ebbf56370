import type * as z from 'zod';
import { readAddress, variable, WrongSetting } from './values.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const text = (value: string | null) => value;
const bucket = ['pictures are files in `DATA_DIR/media`', 'pictures in any S3-compatible object store'] as const;

/** The settings of an object store, by their environment variables. */
export const s3Variables = {
  S3_ENDPOINT: variable(...bucket, (value) => readAddress('S3_ENDPOINT', value, ['http:', 'https:'])),
  S3_BUCKET: variable(...bucket, text),
  S3_REGION: variable(...bucket, text),
  S3_ACCESS_KEY_ID: variable(...bucket, text),
  S3_SECRET_ACCESS_KEY: variable(...bucket, text),
};

type Values = { [Name in keyof typeof s3Variables]: z.infer<(typeof s3Variables)[Name]> };

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of it or none: half an object store stores nothing. */
export function readObjectStore(values: Values): S3Settings | null {
  const endpoint = values.S3_ENDPOINT;
  if (endpoint === null) {
    const half = s3Names.find((name) => values[name] !== null);
    if (half) throw new WrongSetting(`S3_ENDPOINT must be set when ${half} is.`);
    return null;
  }
  const [bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => {
    const value = values[name];
    if (value === null) throw new WrongSetting(`${name} must be set when S3_ENDPOINT is.`);
    return value;
  }) as [string, string, string];
  return { endpoint, bucket, region: values.S3_REGION ?? 'us-east-1', accessKeyId, secretAccessKey };
}
