interface ChoiceProps<T extends string | number | boolean> {
  legend: string;
  name: string;
  values: readonly T[];
  value: T;
  label: (value: T) => string;
  /** What the chosen value means, one sentence. */
  about?: string | undefined;
  onChoose: (value: T) => void;
}

/** One of a few values, as radio buttons in a row. */
export function ChoiceRow<T extends string | number | boolean>(props: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div class="choice-row">
        {props.values.map((value) => (
          <label key={String(value)} class="choice-pill">
            <input type="radio" name={props.name} value={String(value)} checked={value === props.value} onChange={() => props.onChoose(value)} />
            <span>{props.label(value)}</span>
          </label>
        ))}
      </div>
      {props.about && <p class="field-hint">{props.about}</p>}
    </fieldset>
  );
}
