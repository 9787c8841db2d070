"""Stand-ins for packages that ComfyUI imports and our workflows do not use. One that can be imported is left alone."""

import importlib
import os
import pathlib
import re

PACKAGES = ("torchaudio", "torchvision", "torchsde", "kornia", "spandrel", "comfy_aimdo", "simpleeval")

TEXT = '''def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)

    class StandIn:
        def __init__(self, *args, **kwargs):
            raise RuntimeError(f"{__name__}.{name} is a stand-in: install the package to use it.")

    return StandIn
'''


#: comfy_kitchen turns vectors by position; ComfyUI itself has the same sums, which it trains with.
SUMS = "comfy/ldm/flux/math.py"


def works(name):
    """Not so too where it was built for another torch, or for a GPU that is not here."""
    try:
        importlib.import_module(name)
    except Exception:
        return False
    return True


def modules_of(name, code):
    """A package and the parts of it that ComfyUI imports: `kornia`, `kornia.filters`."""
    imports = re.compile(rf"^\s*(?:from|import) ({name}(?:\.\w+)*)\b", re.MULTILINE)
    texts = (path.read_text(errors="replace") for path in pathlib.Path(code).rglob("*.py"))
    return {name}.union(*(imports.findall(text) for text in texts))


def use_own_sums(code):
    path = pathlib.Path(code, SUMS)
    path.write_text(re.sub(r"comfy\.quant_ops\.ck\.(apply_rope1?)\(", r"_\1(", path.read_text()))


def put(code):
    """Puts one beside ComfyUI's own modules for every package that does not work, and answers their names."""
    missing = [name for name in PACKAGES if not works(name)]
    for module in sorted(module for name in missing for module in modules_of(name, code)):
        folder = os.path.join(code, *module.split("."))
        os.makedirs(folder)
        with open(os.path.join(folder, "__init__.py"), "w") as file:
            file.write(TEXT)
    if works("comfy_kitchen"):
        return missing
    use_own_sums(code)
    return [*missing, f"comfy_kitchen, by ComfyUI's own sums in {SUMS}"]
