import { ErrorState, Loading } from '@cyberharbour/shared-ui';
import { ReadingSheet, type SheetProps } from './reading-sheet';
import type { Waiting } from './waiting';

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
  return (
    <ReadingSheet
      {...rest}
      by={by}
      title={data.title}
      text={kind.textOf(data)}
      body={kind.bodyOf(data)}
      imageUrl={data.imageUrl}
      imageAlt={data.imageAlt}
      facts={kind.factsOf(data)}
      background={background}
    />
  );
}
