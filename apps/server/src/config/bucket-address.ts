/** Where documents lie in an S3-compatible store, and who may write there. */
export interface BucketAddress {
  readonly name: string;
  /** '' or a path that ends with '/'. */
  readonly prefix: string;
  /** Absent: Amazon's own. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Reads s3://bucket/prefix?endpoint=https://…&region=…; throws where it is none. */
export function bucketUrl(text: string): Omit<BucketAddress, 'accessKeyId' | 'secretAccessKey'> {
  const url = new URL(text);
  const known = new Set(['endpoint', 'region']);
  if (url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.hostname))
    throw new Error('no bucket');
  if ([...url.searchParams.keys()].some((name) => !known.has(name))) throw new Error('unknown parameter');
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(new URL(endpoint).protocol)) throw new Error('no endpoint');
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    name: url.hostname,
    prefix: path && `${path}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint !== null && { endpoint }),
  };
}
