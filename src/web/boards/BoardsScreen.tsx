import type { Route } from '../app/router.ts';
import { FieldScreen } from './field/FieldScreen.tsx';
import { Gallery } from './Gallery.tsx';

/** Everything about boards: the gallery, and the battlefields that are laid out of them. */
export default function BoardsScreen({ route }: { route: Route }) {
  return route.path[0] === 'field' ? <FieldScreen route={route} /> : <Gallery />;
}
