export type Medium = 'bengali' | 'english';
