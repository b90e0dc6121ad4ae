/** The address of the last saved file. A phone asks before it reads the file, so the address stays valid until the next one. */
let address: string | null = null;

/** Saves a file on the traveller's device. */
export function saveFile(file: Blob, name: string): void {
  if (address !== null) URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
