import { useWaitingBlog } from '@cyberharbour/shared-api/admin-blogs';
import { Day, ErrorState, Loading } from '@cyberharbour/shared-ui';
import { ReadingSheet, type SheetProps } from './reading-sheet';
import type { WaitingBlog } from './waiting';

interface BlogSheetProps extends SheetProps {
  item: WaitingBlog;
  onApprove: () => void;
}

/** A waiting blog, whole: lists carry only its beginning. */
export function BlogSheet({ item, ...rest }: BlogSheetProps) {
  const { data, isPending, isFetching, refetch } = useWaitingBlog(item);
  if (isPending) return <Loading lines={6}>Loading...</Loading>;
  if (!data) {
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        Failed to load blog
      </ErrorState>
    );
  }
  return (
    <ReadingSheet
      {...rest}
      title={data.title}
      text={data.content}
      imageUrl={data.imageUrl}
      imageAlt={data.imageAlt}
      facts={[
        { name: 'Author', value: data.author?.name ?? 'Unknown' },
        { name: 'Sent', value: <Day at={data.createdAt} withTime /> },
      ]}
    />
  );
}
