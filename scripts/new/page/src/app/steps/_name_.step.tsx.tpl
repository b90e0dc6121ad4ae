import { useQuery } from '@tanstack/react-query';
import { _Name_Screen, type _Name_PageView } from '../../screens/_name_/_Name_Screen.tsx';
import { _name_Query } from '../queries/_name_.ts';
import { queries } from '../queries/queryClient.ts';
import { pageStep } from './manifest.ts';

/** The page `/_path_`. */
export const _name_Step = pageStep<'_name_'>({
  Screen: function _Name_() {
    const { data, isFetching, refetch } = useQuery(_name_Query(), queries);
    const view: _Name_PageView = data ? { screen: 'shown', ...data } : { screen: isFetching ? 'loading' : 'failed' };
    return <_Name_Screen view={view} onRetry={() => void refetch()} />;
  },
});
