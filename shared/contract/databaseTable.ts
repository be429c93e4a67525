/**
 * A table as Supabase's client knows it. `Needed` columns have neither a default nor null; `Generated` ones are the
 * database's own.
 */
export interface Table<
  Row,
  Needed extends keyof Row,
  Generated extends keyof Row,
  Relationships extends object[],
> {
  Row: Row;
  Insert: Pick<Row, Needed> & Partial<Omit<Row, Generated>>;
  Update: Partial<Omit<Row, Generated>>;
  Relationships: Relationships;
}

export interface ForeignKey<Name extends string, Column extends string, Referenced extends string> {
  foreignKeyName: Name;
  columns: [Column];
  referencedRelation: Referenced;
  referencedColumns: ['id'];
}
