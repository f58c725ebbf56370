import { useOwnBlog } from '@cyberharbour/shared-api';
import { Day, Loading } from '@cyberharbour/shared-ui';
import { ReadingSheet } from './reading-sheet';

interface BlogSheetProps {
  id: string;
  approving: boolean;
  onApprove: () => void;
}

/** A waiting blog, whole: lists carry only its beginning. */
export function BlogSheet({ id, ...rest }: BlogSheetProps) {
  const { data, isPending } = useOwnBlog(id);
  if (isPending) return <Loading lines={6}>Loading...</Loading>;
  if (!data) return null;
  return (
    <ReadingSheet
      {...rest}
      title={data.title}
      text={data.content}
      imageUrl={data.imageUrl}
      facts={[
        { name: 'Author', value: data.author?.name ?? 'Unknown' },
        { name: 'Sent', value: <Day at={data.createdAt} withTime /> },
      ]}
    />
  );
}
