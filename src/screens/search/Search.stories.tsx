import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { examples } from '../../../machines/search/search.examples.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = { title: 'Pasos/Búsqueda', component: SearchScreen, args: { send: fn() } } satisfies Meta<typeof SearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LoadingPlaces: Story = { args: { view: examples.loadingPlaces } };
export const Blank: Story = { name: 'Blank [SEARCH-016] [SEARCH-020] [SEARCH-022]', args: { view: examples.blank } };
export const PlacesFailed: Story = { args: { view: examples.placesFailed } };
export const OriginChosen: Story = { args: { view: examples.originChosen } };
export const Ready: Story = { name: 'Ready [SEARCH-030]', args: { view: examples.ready } };
export const DestinationsFailed: Story = { args: { view: examples.destinationsFailed } };
export const FieldsMissing: Story = { args: { view: examples.fieldsMissing } };
export const Opening: Story = { args: { view: examples.opening } };
export const Searching: Story = { args: { view: examples.searching } };
export const Results: Story = { name: 'Results [SEARCH-004]', args: { view: examples.results } };
export const Filtered: Story = { args: { view: examples.filtered } };
export const FilteredAway: Story = { args: { view: examples.filteredAway } };
export const Editing: Story = { name: 'Editing [SEARCH-011]', args: { view: examples.editing } };
export const Empty: Story = { args: { view: examples.empty } };
export const Failed: Story = { name: 'Failed [ERR-013]', args: { view: examples.failed } };
