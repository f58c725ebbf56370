import { ErrorState, Loading } from '@cyberharbour/shared-ui';
import { blogKind } from '../blogs/blog-kind';
import { campaignKind } from '../campaigns/campaign-kind';
import type { PostKind, PostTypes } from '../posts/post-kind';
import { ReadingSheet, type SheetProps } from './reading-sheet';
import type { Waiting } from './waiting';

interface PostSheetProps<Of extends PostTypes> extends SheetProps {
  kind: PostKind<Of>;
  post: Of['listed'];
}

/** A waiting post, whole: lists may carry only its beginning. */
function PostSheet<Of extends PostTypes>({ kind, post, ...rest }: PostSheetProps<Of>) {
  const { data, isPending, isFetching, refetch } = kind.useWhole(post);
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
      title={data.title}
      text={kind.textOf(data)}
      imageUrl={data.imageUrl}
      imageAlt={data.imageAlt}
      facts={kind.factsOf(data)}
    />
  );
}

interface OpenSheetProps extends Omit<SheetProps, 'by'> {
  item: Waiting;
}

/** The item that lies open, of whichever kind it is. */
export const OpenSheet = ({ item, ...rest }: OpenSheetProps) =>
  item.kind === 'blog' ? (
    <PostSheet {...rest} kind={blogKind} post={item.post} by={item.by} />
  ) : (
    <PostSheet {...rest} kind={campaignKind} post={item.post} by={item.by} />
  );
