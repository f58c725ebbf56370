import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { BackLink, ErrorState, Loading, Page, PageHead } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import '../pages.css';

interface Read<Item> {
  data: Item | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface ItemPageProps<Item> {
  /** `letter` */
  name: string;
  /** The list that it is of. */
  list: string;
  read: Read<Item>;
  /** Said where there is none with this address. */
  missing: string;
  /** Said where nothing better is known. */
  failed: string;
  children: (item: Item) => ReactNode;
}

/** The page of one thing of a list, from before it is there until it cannot be had. */
export function ItemPage<Item>({ name, list, read, missing, failed, children }: ItemPageProps<Item>) {
  const { data, error, isPending, isFetching, refetch } = read;
  const isMissing = error instanceof ApiFailure && error.status === 404;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    <Page className="pub-page">
      <p className="pub-backbar">
        <BackLink href={list}>{`← All ${name}s`}</BackLink>
      </p>
      {data === undefined ? null : children(data)}
      {isPending ? (
        <>
          <title>{`Loading ${name}… · CyberHarbour`}</title>
          <h1 className="ui-hidden">{title}</h1>
          <Loading lines={6}>{`Loading ${name}…`}</Loading>
        </>
      ) : null}
      {data === undefined && error ? (
        <>
          <title>{`${isMissing ? `${title} not found` : title} · CyberHarbour`}</title>
          <PageHead title={isMissing ? `${title} not found` : `Failed to load ${name}`} />
          <ErrorState busy={isFetching} onRetry={isMissing ? undefined : () => void refetch()}>
            {isMissing ? missing : sentence(error, failed)}
          </ErrorState>
        </>
      ) : null}
    </Page>
  );
}
