import { ErrorState, Loading } from '@cyberharbour/shared-ui';
import { lazy, Suspense } from 'react';
import { ReadingSheet, type SheetProps } from './reading-sheet';
import type { Waiting } from './waiting';

const Versions = lazy(() =>
  import(/* webpackChunkName: "changes" */ './versions').then((loaded) => ({ default: loaded.Versions })),
);

interface OpenSheetProps extends Omit<SheetProps, 'by'> {
  item: Waiting;
}

/** The item that lies open, whole, of whichever kind it is: lists may carry only its beginning. */
export function OpenSheet({ item: { kind, post, by }, ...rest }: OpenSheetProps) {
  const { data, isPending, isFetching, refetch } = kind.useWhole(post);
  const { data: background } = kind.useBackground(post);
  if (isPending) return <Loading lines={6}>Loading...</Loading>;
  if (!data) {
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        Failed to load {kind.name}
      </ErrorState>
    );
  }
  const { title } = data;
  const { text } = kind.bodyOf(data);
  const versions =
    kind.name === 'update' ? null : (
      <Suspense>
        <Versions kind={kind.name} id={post._id} title={title} text={text} />
      </Suspense>
    );
  return (
    <ReadingSheet
      {...rest}
      by={by}
      title={title}
      text={kind.textOf(data)}
      body={kind.bodyOf(data)}
      imageUrl={data.imageUrl}
      imageAlt={data.imageAlt}
      facts={kind.factsOf(data)}
      versions={versions}
      background={background}
    />
  );
}
