import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Drawings } from './drawings';

export const DrawingContext = createContext(new Drawings());

export function useDrawings(): Drawings {
  return useContext(DrawingContext);
}
